export { CheckEmailPage } from './CheckEmailPage.tsx'
export { EmbedTrialPage } from './EmbedTrialPage.tsx'
export { LinkErrorPage } from './LinkErrorPage.tsx'
export { SignUpPage } from './SignUpPage.tsx'
