import Check from 'virtual:icon/Check'
import Close from 'virtual:icon/Close'
import Edit from 'virtual:icon/EditOutlined'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type FormEvent, Suspense, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Announced } from '../announcer/Announced.tsx'
import { useAnnouncement } from '../announcer/useAnnouncement.ts'
import { createLazyComponent } from '../lazyPart.tsx'
import { ClampedText } from '../text/FewLines.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { radiiPx, typeScale as scale, shadow, sizes } from '../theme/tokens.ts'
import { getReasonProps } from '../tooltipProps.ts'
import { type Rename, useRename } from './useRename.ts'

const CommandBlock = createLazyComponent(async () => (await import('../code/CommandBlock.tsx')).CommandBlock)

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, minWidth: 0 })

const Form = styled('form')({ display: 'flex', alignItems: 'center', gap: 4, minWidth: 0 })

const Field = styled('input')(({ theme }) => ({
  flex: '1 1 auto',
  minWidth: 0,
  maxWidth: 640,
  height: sizes.controlSmall,
  margin: '-1px 0 -1px -8px',
  padding: '0 8px',
  border: 0,
  borderRadius: radiiPx.control,
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  backgroundColor: theme.vars.palette.surface.subtle,
  '&:focus': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
  '&[aria-invalid="true"]': { outlineColor: theme.vars.palette.error.main },
}))

const BelowTitle = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  top: 'calc(100% + 4px)',
  left: -8,
  right: 0,
  padding: '6px 12px',
  minHeight: `calc(${sizes.controlSmall} + 14px)`,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.control,
  fontSize: scale.size.body,
  backgroundColor: theme.vars.palette.surface.raised,
  boxShadow: shadow.float,
}))

const Note = styled('p')(({ theme }) => ({
  margin: '2px 0',
  fontSize: scale.size.body,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '&[data-wrong]': { color: theme.vars.palette.error.main },
}))

type Props = {
  title: string
  rename?: Rename | undefined
  level?: 'h1' | 'h2'
}

export function EditableTitle({ title, rename, level = 'h1' }: Props) {
  const state = useRename(title, rename)
  if (state.isOpen && rename) return <TitleForm {...{ title, rename, level, state }} />
  return (
    <Line>
      <Typography variant={level} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {level === 'h2' ? <ClampedText text={title} most={2} /> : title}
      </Typography>
      {rename && (
        <IconButton
          {...getReasonProps(rename.disabledReason)}
          // After editing, the focus returns to this button.
          autoFocus={state.hasBeenOpen}
          size="small"
          // Keeps the line as high as a title alone, so that it doesn't move when the title arrives.
          sx={{ my: -1 }}
          aria-label={rename.label}
          aria-disabled={rename.disabledReason !== undefined || undefined}
          onClick={state.open}
        >
          <Edit fontSize="small" />
        </IconButton>
      )}
    </Line>
  )
}

type FormProps = Required<Props> & { rename: Rename; state: ReturnType<typeof useRename> }

function TitleForm({ title, rename, level, state }: FormProps) {
  const { t } = useTranslation()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const { typed, error, isBusy } = state
  const note = error ?? rename.hint?.(typed)
  useAnnouncement(error, 'assertive')
  const newTitle = typed.trim()
  const command = rename.check?.(newTitle) === undefined ? rename.command?.(newTitle) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void state.save().then(() => field.current?.focus())
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape cancels from any element inside
    <div
      style={{ position: 'relative', flex: '0 1 45rem', minWidth: 0 }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Keeps a surrounding dialog open.
        event.stopPropagation()
        state.close()
      }}
    >
      <VisuallyHidden as={level}>{title}</VisuallyHidden>
      <Typography variant={level} component="div">
        <Form noValidate onSubmit={submit}>
          <Field
            ref={field}
            value={typed}
            maxLength={rename.maxLength}
            readOnly={isBusy}
            aria-label={rename.label}
            aria-busy={isBusy || undefined}
            aria-invalid={error !== undefined}
            aria-describedby={note === undefined ? undefined : id}
            autoComplete="off"
            onChange={(event) => state.type(event.target.value)}
          />
          <IconButton type="submit" size="small" color="primary" aria-label={t('ui.save')}>
            {isBusy ? <CircularProgress size={18} aria-hidden /> : <Check fontSize="small" />}
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('ui.cancel')}
            aria-disabled={isBusy || undefined}
            onClick={state.close}
          >
            <Close fontSize="small" />
          </IconButton>
        </Form>
      </Typography>
      {(note !== undefined || command !== undefined) && (
        <BelowTitle>
          {note !== undefined && (
            <Note
              id={id}
              role={error === undefined ? undefined : 'note'}
              data-wrong={error !== undefined || undefined}
            >
              {error ?? <Announced inline>{note}</Announced>}
            </Note>
          )}
          {command !== undefined && (
            <Suspense fallback={null}>
              <CommandBlock command={command} />
            </Suspense>
          )}
        </BelowTitle>
      )}
    </div>
  )
}
