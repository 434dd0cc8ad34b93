/** A screen that people look at does not go dark while they think. */

/** Asks the device to stay awake as long as the page is seen; the answer ends that. Not every device listens. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;
  const ask = async (): Promise<void> => {
    if (!('wakeLock' in navigator) || document.hidden) return;
    const given = await navigator.wakeLock.request('screen').catch(() => null);
    if (isWanted) lock = given;
    else void given?.release();
  };
  // A page that was hidden has lost the right.
  document.addEventListener('visibilitychange', ask);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
