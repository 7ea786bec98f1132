/** Of commands about one company, which is else named by its option. */
export const whichCompany = ['company', 'The company, by its id or name; else --company', 'optional'] as const
