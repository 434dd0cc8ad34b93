// Speaks the language that the app was set to, or the first of the browser's that there is.
function wanted() {
  let chosen = '';
  try {
    chosen = JSON.parse(localStorage.getItem('tenfold.settings') ?? '{}').language ?? '';
  } catch {
    // Storage may be forbidden or damaged: then the browser decides.
  }
  return [chosen, ...navigator.languages].map((tag) => tag.split('-')[0]);
}

const mains = [...document.querySelectorAll('main')];
const own =
  wanted()
    .map((tag) => mains.find((main) => main.lang === tag))
    .find(Boolean) ?? mains[0];
for (const main of mains) main.hidden = main !== own;
document.documentElement.lang = own.lang;

// Comes back by itself: when the device is online again, and when the server answers again.
const SECONDS = 4;

async function look() {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store' });
    if (answer.ok) location.reload();
  } catch {
    // Still cut.
  }
}

addEventListener('online', look);
addEventListener('visibilitychange', look);
setInterval(look, SECONDS * 1000);
