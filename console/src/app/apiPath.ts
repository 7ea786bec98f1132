/** Where the API lies, unless the configuration says otherwise. */
export const apiPath = '/api'
