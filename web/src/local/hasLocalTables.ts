// Whether this device ever had tables of its own: whoever never played here loads nothing for them.
const KEY = 'tenfold.local';

export function hasLocalTables(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function noteLocalTables(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Where nothing may be kept, the database isn't there either.
  }
}
