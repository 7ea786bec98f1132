import Lock from '@mui/icons-material/LockOutlined'
import PlayCircle from '@mui/icons-material/PlayCircleOutlined'
import Skeleton from '@mui/material/Skeleton'
import { memo, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ActionButton } from './ActionButton.tsx'
import { ActionMenu } from './ActionMenu.tsx'
import type { Action } from './action.ts'
import { Badge, Body, Card, Facts, Foot, Picture, Reason, TagLine, Text, Title } from './cardParts.ts'
import { FewLines } from './FewLines.tsx'
import { faceOfName } from './nameColors.ts'
import { OneLine } from './OneLine.tsx'
import { Tags } from './Tag.tsx'

/** Tags that are shown before "+2". */
const MOST_TAGS = 2

type Props = {
  title: string
  text?: string | undefined
  /** Address of its picture; without one, or when it does not load, a drawn one stands there. */
  picture?: string | undefined
  /** It is seen to its edges, as a poster has to be. */
  wholePicture?: boolean
  /** Drawn where there is no picture. */
  icon?: ReactNode
  /** What kind it is, over the picture: "Interactive". */
  badge?: string | undefined
  /** Short facts in one line: "3 min", "Email and messages". */
  facts?: readonly string[]
  /** Undefined where cards of this grid have none: then there is no line for them. */
  tags?: readonly string[] | undefined
  /** Where the card leads; or what it opens. */
  to?: string | undefined
  onOpen?: (() => void) | undefined
  /** One thing to do with it, at its foot. */
  action?: Action | undefined
  /** All else that can be done, behind three dots. */
  menu?: readonly Action[]
  /** Not in the plan: the word for it, why, and the ways out, of which the first is the better one. */
  lock?: { word: string; reason: string; actions: readonly Action[] } | undefined
}

/** One piece of content as a picture card. Locked, it keeps its height and says why and what can be done about it. */
export const ContentCard = memo(function ContentCard(props: Props) {
  const {
    title,
    text,
    picture,
    wholePicture = false,
    icon,
    badge,
    facts = [],
    tags,
    action,
    menu = [],
    lock,
  } = props
  return (
    <Card data-locked={lock ? true : undefined}>
      <Picture face={faceOfName(title)}>
        <Poster address={picture} isWhole={wholePicture} icon={icon} />
        {lock ? (
          <>
            <Badge>
              <Lock aria-hidden />
              <OneLine text={lock.word} />
            </Badge>
            <Reason>
              <FewLines text={lock.reason} most={2} />
            </Reason>
          </>
        ) : (
          badge && (
            <Badge>
              <OneLine text={badge} />
            </Badge>
          )
        )}
      </Picture>
      <Body>
        <Title>
          <Opener {...props}>
            <OneLine text={title} />
          </Opener>
        </Title>
        {text !== undefined && (
          <Text>
            <FewLines text={text} most={2} />
          </Text>
        )}
        {tags && (
          <TagLine>
            <Tags labels={tags} most={MOST_TAGS} />
          </TagLine>
        )}
        <Foot>
          {lock ? (
            lock.actions.map((way) => <ActionButton key={way.key} action={way} look="text" size="small" />)
          ) : (
            <>
              <Facts>
                <OneLine text={facts.join(' · ')} />
              </Facts>
              {action && <ActionButton action={action} look="text" size="small" />}
              <ActionMenu actions={menu} name={title} />
            </>
          )}
        </Foot>
      </Body>
    </Card>
  )
})

type OpenerProps = Pick<Props, 'to' | 'onOpen'> & { children: ReactNode }

function Opener({ to, onOpen, children }: OpenerProps) {
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

type PosterProps = { address: string | undefined; isWhole: boolean; icon: ReactNode }

function Poster({ address, isWhole, icon }: PosterProps) {
  const [failed, setFailed] = useState<string | undefined>(undefined)
  if (address === undefined || failed === address) return icon ?? <PlayCircle aria-hidden />
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      data-whole={isWhole || undefined}
      onError={() => setFailed(address)}
    />
  )
}

type SkeletonProps = { hasText?: boolean; hasTags?: boolean }

/** A card that is on its way, as high as the one that is coming. */
export function ContentCardSkeleton({ hasText = true, hasTags = false }: SkeletonProps) {
  const line = (width: string) => <Skeleton width={width} height={14} sx={{ transform: 'none', my: '3px' }} />
  return (
    <Card aria-hidden>
      <Picture>
        <Skeleton variant="rectangular" width="100%" height="100%" />
      </Picture>
      <Body>
        <Title as="div">{line('60%')}</Title>
        {hasText && (
          <Text as="div">
            {line('95%')}
            {line('70%')}
          </Text>
        )}
        {hasTags && <TagLine>{line('50%')}</TagLine>}
        <Foot>{line('40%')}</Foot>
      </Body>
    </Card>
  )
}
