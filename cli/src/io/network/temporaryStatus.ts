const temporaryStatuses = new Set([429, 502, 503, 504])

export const isTemporaryStatus = (status: number): boolean => temporaryStatuses.has(status)
