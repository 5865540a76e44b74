/** Whether the browser runs on an iPhone or iPad. An iPad calls itself a Macintosh, and is told from one by its touch screen. */
export function isIos(userAgent: string, touchPoints: number): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);
}

/** Whether the browser runs on a phone or tablet, where windows of their own are often not to be had. */
export function isPhone(userAgent: string, touchPoints: number): boolean {
  return isIos(userAgent, touchPoints) || /Android|Mobile/.test(userAgent);
}
