import Lock from 'virtual:icon/LockOutlined'
import PlayCircle from 'virtual:icon/PlayCircleOutlined'
import Skeleton from '@mui/material/Skeleton'
import { memo, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { findColorIndex } from '../badges/nameColors.ts'
import { Tags } from '../badges/Tag.tsx'
import { ActionButton } from '../buttons/ActionButton.tsx'
import { ActionMenu } from '../buttons/ActionMenu.tsx'
import type { Action } from '../buttons/action.ts'
import { ClampedText } from '../text/FewLines.tsx'
import { SingleLineText } from '../text/SingleLineText.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { getTooltipProps } from '../tooltipProps.ts'
import {
  Badge,
  Card,
  CardBody,
  CardFooter,
  CardText,
  CardTitle,
  Drawing,
  Facts,
  Kind,
  Picture,
  TagRow,
} from './cardParts.ts'

const MAX_TAGS = 2

type Props = {
  title: string
  text?: string | undefined
  language?: { title: string | undefined; text: string | undefined } | undefined
  picture?: string | undefined
  wholePicture?: boolean
  icon?: ReactNode
  badge?: string | undefined
  facts?: readonly string[]
  kind?: { icon: ReactNode; word: string } | undefined
  /** Undefined if no card in the grid has tags, so that no line is reserved. */
  tags?: readonly string[] | undefined
  to?: string | undefined
  onOpen?: (() => void) | undefined
  action?: Action | undefined
  menu?: readonly Action[]
  colorKey?: string | undefined
  /** Set if the plan excludes this content; `word` is left out where the section says so. */
  lock?: { word?: string | undefined } | undefined
}

export const ContentCard = memo(function ContentCard(props: Props) {
  const {
    title,
    text,
    language,
    picture,
    wholePicture: showsWholePicture = false,
    icon,
    badge,
    facts = [],
    kind,
    tags,
    action,
    menu = [],
    colorKey = title,
    lock,
  } = props
  const badgeText = lock?.word ?? badge
  return (
    <Card data-locked={lock ? true : undefined}>
      <Picture face={findColorIndex(colorKey)}>
        <Poster address={picture} isFullPicture={showsWholePicture} icon={icon} />
        {(lock || badge) && (
          <Badge>
            {lock && <Lock aria-hidden />}
            {badgeText && <SingleLineText text={badgeText} />}
          </Badge>
        )}
      </Picture>
      <CardBody>
        <CardTitle lang={language?.title}>
          <CardOpener {...props}>
            <SingleLineText text={title} />
          </CardOpener>
        </CardTitle>
        {text !== undefined && (
          <CardText lang={language?.text}>
            <ClampedText text={text} most={2} />
          </CardText>
        )}
        {tags && (
          <TagRow>
            <Tags labels={tags} most={MAX_TAGS} />
          </TagRow>
        )}
        <CardFooter>
          {kind && (
            <Kind {...getTooltipProps(kind.word)}>
              {kind.icon}
              {kind.word !== badgeText && <VisuallyHidden>{kind.word}</VisuallyHidden>}
            </Kind>
          )}
          <Facts>{facts.map(keepTogether).join(' · ')}</Facts>
          {action && <ActionButton action={action} look="text" size="small" />}
          <ActionMenu actions={menu} name={title} />
        </CardFooter>
      </CardBody>
    </Card>
  )
})

const keepTogether = (fact: string) => fact.replaceAll(' ', '\u00a0')

type OpenerProps = Pick<Props, 'to' | 'onOpen'> & { children: ReactNode }

function CardOpener({ to, onOpen, children }: OpenerProps) {
  if (to !== undefined) {
    return (
      <Link to={to} data-card-link>
        {children}
      </Link>
    )
  }
  if (!onOpen) return children
  return (
    <button type="button" data-card-link onClick={onOpen}>
      {children}
    </button>
  )
}

type PosterProps = { address: string | undefined; isFullPicture: boolean; icon: ReactNode }

function Poster({ address, isFullPicture, icon }: PosterProps) {
  const [failedAddress, setFailedAddress] = useState<string | undefined>(undefined)
  if (address === undefined || failedAddress === address)
    return <Drawing data-drawing="">{icon ?? <PlayCircle aria-hidden />}</Drawing>
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      data-whole={isFullPicture || undefined}
      onError={() => setFailedAddress(address)}
    />
  )
}

type SkeletonProps = { hasText?: boolean; hasTags?: boolean }

export function ContentCardSkeleton({ hasText = true, hasTags = false }: SkeletonProps) {
  const renderLine = (width: string) => (
    <Skeleton width={width} height={14} sx={{ transform: 'none', my: '3px' }} />
  )
  return (
    <Card aria-hidden>
      <Picture>
        <Skeleton variant="rectangular" width="100%" height="100%" />
      </Picture>
      <CardBody>
        <CardTitle as="div">{renderLine('60%')}</CardTitle>
        {hasText && (
          <CardText as="div">
            {renderLine('95%')}
            {renderLine('70%')}
          </CardText>
        )}
        {hasTags && <TagRow>{renderLine('50%')}</TagRow>}
        <CardFooter>{renderLine('40%')}</CardFooter>
      </CardBody>
    </Card>
  )
}
