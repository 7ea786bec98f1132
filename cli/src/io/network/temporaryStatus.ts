const temporaryStatus = new Set([429, 502, 503, 504])

export const isTemporaryStatus = (status: number): boolean => temporaryStatus.has(status)
