/** What the server answers where a customer has been moved to the premium plan. */
export const changedSale = {
  success: true,
  subscription: {
    subscription_code: 'partner-premium',
    subscription_name: 'Partner Premium',
    subscription_type: 'partner',
    package_users: 50,
  },
}
