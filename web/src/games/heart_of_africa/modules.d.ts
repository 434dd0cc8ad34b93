/** The board that build/rails lays out. */
declare module 'rails:heart' {
  import type { Rails } from './trackLayout';
  const rails: Rails;
  export default rails;
}
