import SearchIcon from 'virtual:icon/Search'
import InputBase from '@mui/material/InputBase'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useRoot } from '../root/RootContext.tsx'
import type { FinderResult } from './finder.ts'
import { CompanyOptions, FinderGroups, PlaceOptions } from './groups.tsx'
import { PaletteSearch } from './PaletteSearch.ts'
import { PaletteStore } from './PaletteStore.ts'
import { KeyHints, SearchOutcome } from './SearchOutcome.tsx'
import type { ActiveOption } from './useActive.ts'

const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& svg': { color: theme.vars.palette.text.secondary },
}))

const Body = styled('div')({ display: 'flex', flexDirection: 'column', height: 'min(420px, 60vh)' })

const List = styled('div')({ flex: '0 1 auto', overflowY: 'auto', padding: '0 8px 8px' })

const ProgressSlot = styled('div')({ height: 2 })

type PaletteResultsProps = {
  onClose: () => void
  acting: FinderResult | undefined
  onShowActions: (result: FinderResult | undefined) => void
  onContainerChange: (container: HTMLElement | null) => void
  active: ActiveOption
  onList: (list: HTMLElement | null) => void
}

export const PaletteResults = observer(function PaletteResults(props: PaletteResultsProps) {
  const { t } = useTranslation()
  const { onClose, acting, onShowActions, onContainerChange, active, onList } = props
  const search = useSearch()
  const id = useId()
  const { text } = search
  const navigate = useNavigate()
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (active.onKeyDown(event)) return
    const { selectionStart, value } = event.currentTarget
    const isAtEnd = selectionStart === value.length
    if (event.key === 'ArrowRight' && isAtEnd && !acting) {
      active.current()?.querySelector<HTMLElement>('[data-more]')?.click()
    } else if (acting && (event.key === 'ArrowLeft' || event.key === 'Escape')) {
      event.preventDefault()
      event.stopPropagation()
      onShowActions(undefined)
    }
  }
  const openLink = (to: string) => {
    onClose()
    void navigate(to)
  }
  return (
    <>
      <Field>
        <SearchIcon aria-hidden />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          placeholder={t('palette.placeholder')}
          onChange={({ target }) => {
            onShowActions(undefined)
            search.look(target.value)
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            role: 'combobox',
            'aria-label': t('shell.find'),
            'aria-expanded': true,
            'aria-controls': id,
            'aria-activedescendant': active.id ?? undefined,
            'aria-autocomplete': 'list',
            autoComplete: 'off',
            spellCheck: false,
          }}
        />
      </Field>
      <ProgressSlot>{search.isSearching && <LinearProgress aria-hidden sx={{ height: 2 }} />}</ProgressSlot>
      <Body>
        <List
          ref={onList}
          id={id}
          role="listbox"
          aria-label={t('shell.find')}
          tabIndex={-1}
          // Keeps the focus in the search field.
          onMouseDown={(event) => event.preventDefault()}
        >
          <div ref={onContainerChange} style={{ display: 'contents' }} />
          {!acting && (
            <>
              <PlaceOptions search={search} onOpen={openLink} />
              <CompanyOptions {...{ search, onClose, onShowActions }} onOpen={openLink} />
              <FinderGroups search={search} onOpen={openLink} onShowActions={onShowActions} />
            </>
          )}
        </List>
        <SearchOutcome search={search} count={active.count} />
      </Body>
      <KeyHints onBack={acting && (() => onShowActions(undefined))} />
    </>
  )
})

function useSearch(): PaletteSearch {
  const root = useRoot()
  const [search] = useState(() => new PaletteSearch(root))
  useEffect(() => {
    const typedAhead = root.area(PaletteStore).takeBufferedKeys()
    if (typedAhead) search.look(typedAhead)
    void search.loadFinders()
    return () => search.end()
  }, [root, search])
  return search
}
