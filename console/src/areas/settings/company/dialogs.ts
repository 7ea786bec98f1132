import { late } from '../../../ui/late.tsx'

export const AnonymousDialog = late(async () => (await import('./AnonymousDialog.tsx')).AnonymousDialog)
export const CertificateDialog = late(async () => (await import('./CertificateDialog.tsx')).CertificateDialog)
