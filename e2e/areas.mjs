/** Tags at the end of journey titles; `npm run journeys -- employees` selects a tag. */
export const areas = /** @type {const} */ ([
  'assessments',
  'content',
  'dashboard',
  'desk',
  'embed',
  'employees',
  'integrations',
  'learner',
  'packages',
  'partner',
  'reports',
  'settings',
  'shell',
  'sign-in',
  'subscription',
  'trainings',
])
