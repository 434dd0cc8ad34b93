/** The three kinds of land as little pictures, 44 by 60. */

export const TERRAIN_ART: Record<
  string,
  { ground: string; sky: string; tone: string; ink: string; far: string; near: string; sun: [number, number] }
> = {
  desert: {
    ground: '#e6c377',
    sky: '#fbeecb',
    tone: '#e2b765',
    ink: '#a5782c',
    far: 'M4 40Q14 28 24 37T40 34V56H4Z',
    near: 'M4 48Q16 40 26 47T40 46V56H4Z',
    sun: [30, 17],
  },
  jungle: {
    ground: '#86a86a',
    sky: '#e7efd2',
    tone: '#7fae77',
    ink: '#2f5d3a',
    far: 'M4 40Q8 26 16 30Q20 20 27 28Q36 24 40 38V56H4Z',
    near: 'M20 54V34Q12 36 9 42Q9 32 19 31Q12 26 8 28Q14 21 21 28Q25 20 34 24Q27 25 24 31Q34 30 36 40Q31 34 23 34V54ZM4 56Q22 46 40 56Z',
    sun: [33, 13],
  },
  mountain: {
    ground: '#a59a92',
    sky: '#eee8df',
    tone: '#b7aa9c',
    ink: '#5f5348',
    far: 'M4 50L16 24L24 38L30 28L40 50V56H4Z',
    near: 'M4 56L14 38L22 50L28 42L40 56Z',
    sun: [33, 14],
  },
};
