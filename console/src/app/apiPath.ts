export const apiPath = '/api'
