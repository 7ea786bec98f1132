/** Whether a key is that of a packaged training. */
export const isPackagedKey = (key: string): boolean => key.startsWith('p')
