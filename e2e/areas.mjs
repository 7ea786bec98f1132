/** What a journey can be about, as the tag at the end of its name says: `npm run journeys -- employees` runs those. */
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
