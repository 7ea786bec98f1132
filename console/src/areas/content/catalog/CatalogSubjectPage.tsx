import PlayArrow from 'virtual:icon/PlayArrowOutlined'
import { findTitleLanguage, type Subject, subjectType } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { ResourcePage } from '../../../app/page/SubjectPage.tsx'
import { paths } from '../../../app/paths.ts'
import { useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { parseId } from '../../../lib/addresses/pathId.ts'
import { formatDuration } from '../../../lib/numbers/amountFormats.ts'
import { useTrainAction } from '../../../parts/campaigns/useTrainAction.ts'
import { SubjectPreview } from '../../../parts/subjects/dialogs.ts'
import { Tag } from '../../../ui/badges/Tag.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Columns } from '../../../ui/layout.ts'
import { ImagePreview } from '../../../ui/media/ImagePreview.tsx'
import { KeyValueList } from '../../../ui/panels/KeyValueList.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { TextSkeleton } from '../../../ui/text/TextSkeleton.tsx'
import { CatalogStore } from './CatalogStore.ts'

export const CatalogSubjectPage = observer(function CatalogSubjectPage() {
  const { t } = useTranslation()
  const { history } = useRoot()
  const store = useCompanyStore(CatalogStore)
  const id = parseId(useParams().subjectId)
  useEffect(() => void (id !== undefined && store.loadSubject(id)), [store, id])
  const subject = id === undefined ? undefined : store.subject(id)
  const { value } = subject ?? {}
  const [isPreviewed, setPreviewed] = useDraftFlag('catalog/preview')
  return (
    <ResourcePage
      of={subject}
      missing={{ title: t('content.noSubject'), text: t('content.noSubjectText') }}
      title={value?.title}
      titleLanguage={value && findTitleLanguage(value, null)}
      aside={value?.type === subjectType.decision && <Tag label={t('content.interactive')} />}
      primary={{
        key: 'preview',
        label: t('content.preview'),
        icon: <PlayArrow />,
        onRun: () => setPreviewed(true),
        pending: !value,
      }}
      back={{ to: history.getLastLink(paths.catalog()), label: t('content.backToCatalog') }}
    >
      <Columns>
        <ImagePreview alt="" src={value?.thumb ?? undefined} ratio={4 / 3} />
        <Panel>{value ? <Facts subject={value} /> : <FactsSkeleton />}</Panel>
      </Columns>
      {isPreviewed && value && <Preview subject={value} onClose={() => setPreviewed(false)} />}
    </ResourcePage>
  )
})

const Preview = observer(function Preview({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const action = useTrainAction({ ...subject, type: 'training' })
  return <SubjectPreview subjectId={subject.id} action={action} onClose={onClose} />
})

const factNames = ['description', 'duration', 'questions', 'languages', 'keyBehaviours'] as const
const usualLinesOnPhones = { description: 2, duration: 1, questions: 1, languages: 4, keyBehaviours: 3 }

function FactsSkeleton() {
  const { t } = useTranslation()
  const items = factNames.map((name) => ({
    label: t(`content.${name}`),
    value: <TextSkeleton lines={usualLinesOnPhones[name]} />,
  }))
  return <KeyValueList items={items} />
}

const Facts = observer(function Facts({ subject }: { subject: Subject }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { languages } = useRoot()
  const { description, duration, language } = subject
  const facts = {
    description: description && <span lang={language}>{description}</span>,
    duration: duration > 0 ? formatDuration(formats, duration) : '',
    questions: formats.number(subject.questions_count),
    languages: subject.languages.map(languages.getName).join(', '),
    keyBehaviours: subject.keyBehaviours.map(({ kbName }) => kbName).join(', '),
  }
  const items = factNames.map((name) => ({ label: t(`content.${name}`), value: facts[name] }))
  return <KeyValueList items={items.filter(({ value }) => value !== '')} />
})
