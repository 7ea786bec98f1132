import Article from 'virtual:icon/ArticleOutlined'
import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { Columns } from '../../../ui/layout.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ClampedText } from '../../../ui/text/FewLines.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { radiiPx } from '../../../ui/theme/tokens.ts'
import { BlogStore, POST_COUNT } from './BlogStore.ts'
import type { Post } from './posts.ts'

const PICTURE_HEIGHT_PX = 120

const PostText = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))
const PostHeading = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: '12px 0 4px' }))
const Picture = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: PICTURE_HEIGHT_PX,
  overflow: 'hidden',
  borderRadius: radiiPx.control,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.subtle,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}))

export const BlogPanel = observer(function BlogPanel() {
  const { t } = useTranslation()
  const isProviderOwn = useCompany().isProviderOwn === true
  const store = useRoot().area(BlogStore)
  const isShown = isProviderOwn && store.address !== undefined
  useEffect(() => {
    if (isShown) void store.load()
  }, [isShown, store])
  if (!isShown) return null
  return (
    <Panel title={t('dashboard.blog')}>
      <Posts />
    </Panel>
  )
})

const Posts = observer(function Posts() {
  const { t } = useTranslation()
  const { posts } = useRoot().area(BlogStore)
  if (posts.isFirstLoad) return <PostsSkeleton />
  // Admins don't need to know about a blog failure (S2 section 8).
  if (!posts.value?.length) return <EmptyState title={t('dashboard.noPosts')} />
  return (
    <Columns>
      {posts.value.map((post) => (
        <Entry key={post.link} post={post} />
      ))}
    </Columns>
  )
})

function Entry({ post: { title, excerpt, link, picture } }: { post: Post }) {
  const { t } = useTranslation()
  return (
    <article>
      <Picture aria-hidden>
        {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : <Article />}
      </Picture>
      <PostHeading>
        <MuiLink href={link} target="_blank" rel="noopener noreferrer">
          {title}
          <VisuallyHidden> {t('shell.newTab')}</VisuallyHidden>
        </MuiLink>
      </PostHeading>
      <PostText>
        <ClampedText text={excerpt} most={3} />
      </PostText>
    </article>
  )
}

function PostsSkeleton() {
  return (
    <Columns aria-hidden>
      {Array.from({ length: POST_COUNT }, (_, index) => (
        <div key={`post ${String(index)}`}>
          <Skeleton variant="rounded" height={PICTURE_HEIGHT_PX} />
          <Skeleton width="70%" height={40} />
          <Skeleton />
          <Skeleton width="50%" />
        </div>
      ))}
    </Columns>
  )
}
