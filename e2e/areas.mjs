/** Journey tags, at the end of test titles; `npm run journeys -- employees` selects one. */
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
