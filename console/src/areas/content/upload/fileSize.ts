import { formatMegabytes } from '@heed/contracts/rules/packages/limits'
import type { TFunction } from 'i18next'

const KiB = 1024

export const formatFileSize = (t: TFunction, bytes: number): string =>
  bytes < KiB * KiB ? t('packages.kilobytes', { size: Math.ceil(bytes / KiB) }) : formatMegabytes(bytes)
