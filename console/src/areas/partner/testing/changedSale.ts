export const changedSale = {
  success: true,
  subscription: {
    subscription_code: 'partner-premium',
    subscription_name: 'Partner Premium',
    subscription_type: 'partner',
    package_users: 50,
  },
}
