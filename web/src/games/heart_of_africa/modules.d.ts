/** The board that build/rails lays out. */
declare module 'rails:heart' {
  import type { BoardLayout } from './trackLayout';
  const rails: BoardLayout;
  export default rails;
}
