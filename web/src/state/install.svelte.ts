/** Whether the browser offers to install Tenfold as an app. */

/** What Chromium tells a page that can be installed; other browsers have it in their own menus. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

let offered: InstallEvent | null = null;

export const install = $state({ canInstall: false });

export function hearInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallEvent;
    install.canInstall = true;
  });
  addEventListener('appinstalled', () => (install.canInstall = false));
}

/** An offer can be taken once. */
export async function installApp(): Promise<void> {
  install.canInstall = false;
  await offered?.prompt();
}
