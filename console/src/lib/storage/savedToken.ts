export const savedToken = 'heed.token'
