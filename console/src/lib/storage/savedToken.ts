export const TOKEN_KEY = 'heed.token'
