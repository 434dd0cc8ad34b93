/** Keeps the screen awake. */

/** Asks the device to stay awake as long as the page is seen; the answer ends that. Not every device listens. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;
  const request = async (): Promise<void> => {
    if (!('wakeLock' in navigator) || document.hidden) return;
    const given = await navigator.wakeLock.request('screen').catch(() => null);
    if (isWanted) lock = given;
    else void given?.release();
  };
  const requestAgain = (): void => void request();
  // A page that was hidden has lost its lock.
  document.addEventListener('visibilitychange', requestAgain);
  requestAgain();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', requestAgain);
    void lock?.release();
  };
}
