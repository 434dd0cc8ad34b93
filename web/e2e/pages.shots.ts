/** Pictures of every page and board, for people to look at: `make shots`. */

import { afterAll, beforeAll } from 'vitest';
import { EVERY_GAME, House, type Guest } from './serverFixture';
import { askForAnother, bot, isDue, isOver, makeTable, me, playAhead, playToEnd, seatTwo } from './hintPlayer';
import { IS_READ, sceneOf, shootToRead, SOFA } from './screenshots';
import { said, saidIn } from './wording';

/** So many entries lead to the middle of a game. */
const MIDDLE: Record<string, number> = {
  tenzania: 14,
  ten_squares: 5,
  ten_days_africa: 44,
  ten_days_usa: 34,
  ten_days_world: 60,
  heart_of_africa: 60,
};

let house: House;
beforeAll(async () => {
  house = await House.open(EVERY_GAME);
});
afterAll(() => house?.close());

async function play(guest: Guest, moves: number): Promise<void> {
  await playToEnd([{ page: guest.page, hands: 'taps' }], async (made) => {
    if (made >= moves) throw new Error('enough');
  }).catch((error: Error) => {
    if (error.message !== 'enough') throw error;
  });
}

/** Until they can move, unless the game is over by then. */
async function untilDue({ page }: Guest): Promise<void> {
  while (!(await isDue(page)) && !(await isOver(page))) await page.waitForTimeout(50);
}

const scene = sceneOf(() => house);

const open = (path: string) => async (guest: Guest) => {
  await guest.page.goto(path);
  await guest.page.waitForLoadState('networkidle');
};

scene('start-empty', open('/'));
scene('start', async (guest) => {
  await makeTable(guest, house, 'tenzania', [me, bot, bot]);
  await makeTable(guest, house, 'ten_squares', [me, { kind: 'open' }]);
  await open('/')(guest);
});
scene('tables', async (guest) => {
  await makeTable(guest, house, 'tenzania', [me, bot, bot]);
  await open('/tables')(guest);
});
scene('new', open('/new/tenzania'));
scene('new-cast', async (guest) => {
  await open('/new/tenzania')(guest);
  await guest.page.getByLabel(said('new-seats-how-many')).selectOption('4');
  for (const seat of [2, 3, 4])
    await guest.page
      .getByLabel(said('seat-name', { number: seat }))
      .first()
      .selectOption('bot');
});
scene('cast', async (guest) => {
  const { table } = await makeTable(guest, house, 'tenzania', [me, { kind: 'open' }, bot, bot]);
  await open(`/table/${table}`)(guest);
  await guest.page.getByRole('button', { name: said('lobby-add-bot') }).click();
  await guest.page.locator('[data-cast]').waitFor();
});
scene('settings', open('/settings'));
scene('about', open('/about'));
scene('quick', open('/quick'));
scene('quick-waiting', async (guest) => {
  await open('/quick')(guest);
  await guest.page.getByRole('button', { name: said('quick-ask') }).click();
  await guest.page.getByRole('button', { name: said('quick-cancel') }).waitFor();
});
scene('history-empty', open('/history'));
scene('history', async (guest) => {
  for (const game of ['ten_squares', 'ten_days_africa']) {
    const { table } = await makeTable(guest, house, game, [me, bot]);
    await playAhead(house, table, [{ guest, seat: 0, made: 0 }]);
  }
  await open('/history')(guest);
});
scene('mistakes', open('/mistakes'));
scene('me', async (guest) => {
  await makeTable(guest, house, 'tenzania', [me, bot, bot]);
  await open('/me')(guest);
});
scene('host', async (guest) => {
  await makeTable(guest, house, 'tenzania', [me, bot, bot]);
  await makeTable(guest, house, 'ten_squares', [me, { kind: 'open' }]);
  await open('/host')(guest);
  await guest.page.getByLabel(said('host-token')).fill('a token of the tests alone');
  await guest.page.getByRole('button', { name: said('host-enter') }).click();
  await guest.page.locator('[data-table]').first().waitFor();
});
scene('host-sure', async (guest) => {
  await makeTable(guest, house, 'tenzania', [me, bot, bot]);
  await open('/host')(guest);
  await guest.page.getByLabel(said('host-token')).fill('a token of the tests alone');
  await guest.page.getByRole('button', { name: said('host-enter') }).click();
  await guest.page.locator('[data-table] button').first().click();
  await guest.page.getByRole('button', { name: said('host-keep') }).waitFor();
});
scene('host-sign-in', open('/host'));
scene('host-ban', async (guest) => {
  await open('/host')(guest);
  await guest.page.getByLabel(said('host-token')).fill('a token of the tests alone');
  await guest.page.getByRole('button', { name: said('host-enter') }).click();
  await guest.page.getByLabel(said('host-ban-address')).fill('203.0.113.7');
  await guest.page.getByRole('button', { name: said('host-ban'), exact: true }).click();
  await guest.page.getByRole('button', { name: said('host-unban') }).waitFor();
});
scene('settings-code', async (guest) => {
  await open('/settings')(guest);
  await guest.page.getByRole('button', { name: said('settings-device-show') }).click();
  await guest.page.getByText(said('shell-link-code', { where: 'settings' })).waitFor();
});
scene('me-gone', async (guest) => {
  await open('/me')(guest);
  await guest.page.getByRole('button', { name: said('me-away-button') }).click();
  await guest.page.getByRole('button', { name: said('me-away-yes') }).click();
  await guest.page.locator('p', { hasText: said('me-gone') }).waitFor();
});
scene('replay-check', async (guest) => {
  const { table } = await makeTable(guest, house, 'ten_squares', [me, bot]);
  await playAhead(house, table, [{ guest, seat: 0, made: 0 }]);
  await open(`/table/${table}/replay`)(guest);
  await guest.page.locator('[data-check-game]').click();
  await guest.page.locator('dialog .fine').waitFor();
});
scene('puzzle-mistake', async (guest) => {
  const { table } = await makeTable(guest, house, 'ten_squares', [me, bot]);
  await playAhead(house, table, [{ guest, seat: 0, made: 0 }]);
  await guest.page.goto(`/table/${table}/look`);
  await guest.page.locator('[data-accounts]').waitFor({ timeout: 120_000 });
  const practise = guest.page.locator('[data-practise]');
  // Whether a game has mistakes is chance.
  if (await practise.count()) {
    await practise.click();
    await guest.page.locator('[data-mistake="0"]').waitFor({ timeout: 60_000 });
    await guest.page.locator('[data-show]').click();
    await guest.page.locator('[data-found]').waitFor();
  }
});
scene('me-sure', async (guest) => {
  await open('/me')(guest);
  await guest.page.getByRole('button', { name: said('me-away-button') }).click();
});
scene('level', async (guest) => {
  await guest.page.addInitScript(() => localStorage.removeItem('tenfold.settings'));
  await open('/')(guest);
  await guest.page.locator('li.game button.primary').first().click();
  await guest.page.locator('dialog').waitFor();
});
/** What people see when an address leads nowhere. */
for (const [name, path] of Object.entries({
  'no-table': '/table/nothing',
  'no-replay': '/table/nothing/replay',
  'no-review': '/table/nothing/look',
  'no-tv': '/table/nothing/tv',
  'no-rules': '/rules/nothing',
  'no-game': '/new/nothing',
  'no-lesson': '/learn/nothing',
  'no-puzzle': '/puzzle/nothing',
  'no-event': '/evening/nothing',
  'no-scoreboard': '/evening/nothing/wall',
  'no-return': '/return/nothing',
  'no-notice': '/notices/confirm/nothing',
}))
  scene(name, open(path));
scene('return', async (guest) => {
  const ben = await house.guest('Ben');
  const made = await ben.context.request.post('/api/me/hand-over', { headers: { Origin: house.address } });
  await open((await made.json()).path)(guest);
});
scene('join', open('/join'));
scene('join-wrong', async (guest) => {
  await open('/join/nosuchkey')(guest);
});
scene('not-found', open('/nowhere'));
for (const game of ['tenzania', 'ten_squares']) {
  scene(`rules-${game}`, open(`/rules/${game}`));
  scene(`lobby-${game}`, async (guest) => {
    const { table } = await makeTable(guest, house, game, [me, { kind: 'open' }]);
    await open(`/table/${table}`)(guest);
  });
  const others = game === 'tenzania' ? [bot, bot, bot] : [bot];
  scene(`table-${game}`, async (guest) => {
    const { table } = await makeTable(guest, house, game, [me, ...others], { begins: '1' }, 3);
    await open(`/table/${table}`)(guest);
    await play(guest, 6);
    await untilDue(guest);
    await guest.page.mouse.move(0, 0);
  });
  scene(`generic-${game}`, async (guest) => {
    const { table } = await makeTable(guest, house, game, [me, ...others]);
    await open(`/table/${table}?board=generic`)(guest);
  });
  scene(`end-${game}`, async (guest) => {
    const { table } = await makeTable(guest, house, game, [me, ...others]);
    await open(`/table/${table}`)(guest);
    await playToEnd([{ page: guest.page, hands: 'taps' }]);
  });
  scene(`replay-${game}`, async (guest) => {
    const { table } = await makeTable(guest, house, game, [me, ...others]);
    await open(`/table/${table}`)(guest);
    await playToEnd([{ page: guest.page, hands: 'taps' }]);
    await open(`/table/${table}/replay`)(guest);
    for (let at = 0; at < 12; at++) await guest.page.keyboard.press('ArrowRight');
  });
}
scene('words-heart_of_africa', async (guest) => {
  const { table } = await makeTable(guest, house, 'heart_of_africa', [me, bot], { begins: '1' });
  await open(`/table/${table}?board=generic`)(guest);
  await play(guest, 20);
  await untilDue(guest);
});
scene('words-refused', async (guest) => {
  await open('/new/ten_days_world')(guest);
  await guest.page.getByLabel(said('new-seats-how-many')).selectOption('4');
  await guest.page.getByLabel(saidIn('ten_days_world', 'option-days')).selectOption('40');
  await guest.page.getByRole('button', { name: said('new-make') }).click();
  await guest.page.locator('[data-refusal]').waitFor();
});
scene('curtain', async (guest) => {
  const { table } = await makeTable(guest, house, 'tenzania', [me, { kind: 'me', name: 'Ben' }]);
  await open(`/table/${table}`)(guest);
});
for (const drawer of ['Log', 'Moves', 'Rules', 'Menu']) {
  scene(`drawer-${drawer.toLowerCase()}`, async (guest) => {
    const { table } = await makeTable(guest, house, 'tenzania', [me, bot], { begins: '1' });
    await open(`/table/${table}`)(guest);
    await play(guest, 2);
    await untilDue(guest);
    await guest.page.locator(`[data-way="${drawer}"]`).click();
  });
}
scene('advice', async (guest) => {
  const { table } = await makeTable(guest, house, 'tenzania', [me, bot, bot], { begins: '1' });
  await open(`/table/${table}`)(guest);
  await play(guest, 3);
  await untilDue(guest);
  await guest.page.locator('[data-way="Hint"]').click();
  await guest.page.locator('.hint').waitFor();
  await guest.page.locator('[data-way="Moves"]').click();
});
for (const game of EVERY_GAME)
  scene(`hint-${game}`, async (guest) => {
    const { table } = await makeTable(guest, house, game, [me, bot], { begins: '1' }, 3);
    await playAhead(house, table, [{ guest, seat: 0, made: 0 }], MIDDLE[game]! / 2);
    await open(`/table/${table}`)(guest);
    await untilDue(guest);
    await guest.page.locator('[data-way="Hint"]').click();
    await guest.page.locator('.hint').waitFor();
    if (IS_READ) await shootToRead(guest.page, `hint-${game}-alone`);
    await guest.page.locator('[data-way="Moves"]').click();
    await guest.page.locator('[data-advice]').waitFor();
  });
scene('menu-resign', async (guest) => {
  const { table } = await makeTable(guest, house, 'tenzania', [me, bot], { begins: '1' });
  await open(`/table/${table}`)(guest);
  await guest.page.locator('[data-way="Menu"]').click();
  await guest.page.getByRole('button', { name: said('menu-resign') }).click();
  await guest.page.locator('dialog details summary').first().click();
});
scene('why', async (guest) => {
  const { table } = await makeTable(guest, house, 'tenzania', [me, bot], { begins: '1' }, 3);
  await open(`/table/${table}`)(guest);
  await guest.page.locator('[data-way="Menu"]').click();
  await guest.page.getByText(said('menu-why')).click();
  await guest.page.getByLabel(said('menu-why-move')).fill('play 9 say 8');
  await guest.page.getByRole('button', { name: said('menu-why-ask') }).click();
  await guest.page.getByRole('heading', { name: said('table-why-not') }).waitFor();
});
scene('confirm', async (guest) => {
  const { table } = await makeTable(guest, house, 'ten_days_africa', [me, bot], { begins: '1' }, 3);
  await guest.page.addInitScript(() => localStorage.setItem('tenfold.settings', '{"confirm":"on"}'));
  await open(`/table/${table}`)(guest);
  await untilDue(guest);
  await guest.page.locator('[data-way="Moves"]').click();
  await guest.page.locator('dialog [data-action]').first().click();
  await guest.page.getByRole('button', { name: said('table-confirm-yes'), exact: true }).waitFor();
});
scene('paused', async (guest) => {
  const ben = await house.guest('Ben');
  await seatTwo(house, guest, ben, 'ten_squares');
  await guest.page.locator('[data-way="Menu"]').click();
  await guest.page.getByRole('button', { name: said('menu-pause') }).click();
  await guest.page
    .getByText(said('table-paused-by', { by: 'you' }))
    .first()
    .waitFor();
});
scene('away', async (guest) => {
  const ben = await house.guest('Ben');
  await seatTwo(house, guest, ben, 'ten_squares');
  await ben.page.close();
  await guest.page.waitForTimeout(1_000);
});
scene('one-screen', async (guest) => {
  await open('/')(guest);
  await guest.page
    .getByRole('button', { name: said('start-here', { game: '' }).split(/\s*:/)[0] })
    .first()
    .click();
  await guest.page.getByLabel(said('new-here-name-of', { number: 2 })).waitFor();
});
scene('lobby-guest', async (guest) => {
  const host = await house.guest('Hanna');
  const { path } = await makeTable(host, house, 'tenzania', [me, { kind: 'open' }, { kind: 'open' }]);
  await open(path)(guest);
  await guest.page.getByRole('button', { name: said('lobby-come-sit') }).waitFor();
});
scene('rematch', async (guest) => {
  const ben = await house.guest('Ben');
  const { table } = await seatTwo(house, guest, ben, 'ten_squares');
  await playAhead(
    house,
    table,
    [guest, ben].map((one, seat) => ({ guest: one, seat, made: 0 })),
  );
  await askForAnother(ben, house, table);
  await guest.page.locator('[data-rematch]').waitFor();
});
scene('offline', async ({ page }) => {
  await page.goto('/offline.html');
  await page.route('**/*', (route) => route.abort());
  await page.locator('h1:visible').waitFor();
});

/** On a TV: before the game, in the middle, at the end; people before one screen play every seat. */
const NAMES = ['Ben', 'Chidi'];
for (const game of EVERY_GAME) {
  const names = NAMES.slice(0, game === 'ten_squares' || game === 'ten_days_world' ? 1 : 2);
  scene(
    `tv-lobby-${game}`,
    async (guest) => {
      const { table } = await makeTable(guest, house, game, [me, ...names.map(() => ({ kind: 'open' as const }))]);
      await open(`/table/${table}/tv`)(guest);
      await guest.page.locator('[data-lobby]').waitFor();
    },
    SOFA,
  );
  for (const moment of ['middle', 'end']) {
    scene(
      `tv-${moment}-${game}`,
      async (guest) => {
        const { table } = await makeTable(guest, house, game, [
          me,
          ...names.map((name) => ({ kind: 'me' as const, name })),
        ]);
        const chairs = [0, ...names].map((_, seat) => ({ guest, seat, made: 0 }));
        await playAhead(house, table, chairs, moment === 'end' ? Infinity : MIDDLE[game]);
        await open(`/table/${table}/tv`)(guest);
        await guest.page.locator('[data-tv] .board').waitFor();
      },
      SOFA,
    );
  }
}

for (const [game, others] of [
  ['tenzania', [bot, bot]],
  ['ten_squares', [bot]],
] as const) {
  scene(`look-${game}`, async (guest) => {
    const { table } = await makeTable(guest, house, game, [me, ...others]);
    await playAhead(house, table, [{ guest, seat: 0, made: 0 }]);
    await guest.page.goto(`/table/${table}/look`);
    await guest.page.locator('[data-accounts]').waitFor({ timeout: 120_000 });
  });
  scene(`beside-${game}`, async (guest) => {
    const { table } = await makeTable(guest, house, game, [me, ...others]);
    await playAhead(house, table, [{ guest, seat: 0, made: 0 }]);
    await guest.page.goto(`/table/${table}/look`);
    await guest.page.locator('[data-turn]').first().click({ timeout: 120_000 });
    await guest.page.locator('[data-from-here]').click();
    await guest.page.locator('[data-beside]').waitFor();
  });
}
scene('puzzles', async (guest) => {
  await guest.page.goto('/puzzle');
  await guest.page.locator('[data-puzzle]').first().waitFor();
  await guest.page.waitForLoadState('networkidle');
});
for (const game of EVERY_GAME)
  scene(`puzzle-${game}`, async (guest) => {
    await guest.page.goto(`/puzzle/${game}`);
    await guest.page.locator('[data-show]').click();
    await guest.page.locator('[data-found]').waitFor();
  });
