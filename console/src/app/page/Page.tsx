import Skeleton from '@mui/material/Skeleton'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { PageHeader } from '../../ui/titles/PageHeader.tsx'
import type { BackLink } from './MissingPage.tsx'
import { useEffectsBeforePaint } from './useEffectsBeforePaint.ts'

export type PageProps = Omit<ComponentProps<typeof PageHeader>, 'title' | 'back'> & {
  title: string | undefined
  inParts?: boolean
  children: ReactNode
}

export function Page({
  title,
  inParts: rendersInParts = false,
  children,
  ...header
}: PageProps & { back?: BackLink }) {
  useEffectsBeforePaint(!rendersInParts)
  return (
    <>
      <PageHeader title={title ?? <TitleSkeleton />} {...header} />
      {children}
    </>
  )
}

function TitleSkeleton() {
  const { t } = useTranslation()
  return (
    <>
      <VisuallyHidden data-pending>{t('ui.loading')}</VisuallyHidden>
      <Skeleton width={240} aria-hidden />
    </>
  )
}
