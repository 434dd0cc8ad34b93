/** Lines stay sharp, and a map with its paper weighs a third. */
const QUALITY = 0.9;

/** Sends a picture where the device can, and saves it otherwise; whether it could be made. Its name says what kind it is. */
export async function savePicture(canvas: HTMLCanvasElement, name: string, title: string): Promise<boolean> {
  const blob = await new Promise<Blob | null>((done) =>
    canvas.toBlob(done, name.endsWith('.jpg') ? 'image/jpeg' : 'image/png', QUALITY),
  );
  if (!blob) return false;
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    // Who changes their mind has not failed.
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return true;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}
