/** Under which name the browser keeps whose session it is. */
export const savedToken = 'heed.token'
