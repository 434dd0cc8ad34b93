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
