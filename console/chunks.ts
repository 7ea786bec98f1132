import { areaGroups } from './areaChunks.ts'
import type { Group } from './chunking.ts'

/**
 * Chunks that are made by hand: a page that comes in sixty files is larger than in a few, for each is packed alone and
 * named in the start, and waits for a connection, of which browsers open six. 'start' is all that stands before any
 * page, with the store that signs in, which alone would weigh half as much again, 'field' what every form begins with,
 * 'company' what everybody who is signed in asks about, 'page' and 'table' what is around most pages, and what every
 * list needs; 'icons' those of more than one page, 'shell' what stands around every page. 'dialog', 'form', 'select'
 * and 'zones' are what is made of one large library each, 'title' one that is edited where it stands, 'view' and
 * 'figures' what pages about one thing show of it. 'people' and 'campaigns' are what the lists of either have in
 * common, as 'campaignLists', 'participants' and 'wizard' for trainings and assessments; the last ones are what a page
 * shares with those parts of it that come later. What is named first takes with it all that it is made of: the order is
 * that of the priorities.
 *
 * `files` are files and folders from here, `modules` beginnings of modules of libraries. The build fails where a name is
 * that of nothing, and where a file comes in another chunk than the one that names it: nobody else would notice.
 */
export const groups: readonly Group[] = [
  {
    name: 'start',
    files: ['src/app/start/main.tsx', 'src/areas/auth/SignInStore.ts'],
    priority: 4,
  },
  {
    name: 'field',
    files: [
      'src/app/BrandLogo.tsx',
      'src/app/Emphasised.tsx',
      'src/app/useSignOut.ts',
      'src/ui/AppLink.tsx',
      'src/ui/Banner.tsx',
      'src/ui/form/TextBox.tsx',
      'src/ui/pictures/Picture.tsx',
    ],
    priority: 3,
  },
  {
    name: 'company',
    files: [
      '../contracts/src/endpoints/companies.ts',
      '../contracts/src/entities/campaign.ts',
      '../contracts/src/entities/employee.ts',
      '../contracts/src/entities/employeeCampaigns.ts',
      '../contracts/src/rules/commandLine.ts',
    ],
    priority: 2.5,
  },
  {
    name: 'page',
    files: [
      'src/app/Page.tsx',
      'src/app/live/useLive.ts',
      'src/app/live/useRefresh.ts',
      'src/lib/calendarFormats.ts',
      'src/lib/timeFormats.ts',
      'src/ui/FewLines.tsx',
      'src/ui/IconTile.tsx',
      'src/ui/Section.tsx',
      'src/ui/StatusBadge.tsx',
      'src/ui/Truncate.tsx',
    ],
    modules: ['@mui/utils/setRef/', '@mui/utils/getReactElementRef/', '@mui/utils/createChainedFunction/'],
    priority: 2,
  },
  {
    name: 'table',
    files: [
      'src/lib/tableProps.ts',
      'src/ui/Avatar.tsx',
      'src/ui/ErrorState.tsx',
      'src/ui/table/DataTable.tsx',
      'src/ui/table/NameCell.tsx',
    ],
    priority: 2,
  },
  {
    name: 'icons',
    modules: ['@mui/icons-material/'],
    minShareCount: 2,
    priority: 1.6,
  },
  {
    name: 'list',
    files: [
      'src/app/TableTools.tsx',
      'src/app/drafts/useDraft.ts',
      'src/app/drafts/useKeptSelection.ts',
      'src/app/useExportName.ts',
      'src/lib/PagedList.ts',
      'src/lib/accepted.ts',
      'src/lib/apiCommand.ts',
      'src/lib/download.ts',
      'src/lib/everyPage.ts',
      'src/lib/paging.ts',
      'src/parts/people/AnonymousBanner.tsx',
      'src/parts/people/dialogs.ts',
      'src/parts/people/usePeopleRefusals.ts',
      'src/ui/CountBadge.tsx',
      'src/ui/table/NothingFound.tsx',
      'src/ui/table/dateCell.tsx',
      'src/ui/table/useTableAddress.ts',
      '../contracts/src/entities/campaignName.ts',
      '../contracts/src/entities/trainingSave.ts',
      '../contracts/src/rules/campaigns/reminders.ts',
      '../contracts/src/rules/csv.ts',
    ],
    priority: 1.55,
  },
  {
    name: 'shell',
    files: ['src/app/shell/Shell.tsx'],
    priority: 1.5,
  },
  {
    name: 'zones',
    files: ['../contracts/src/rules/zones.ts'],
    priority: 1.49,
  },
  {
    name: 'command',
    files: ['src/ui/CommandBlock.tsx', 'src/ui/Fold.tsx'],
    priority: 1.46,
  },
  {
    name: 'dialog',
    files: ['src/ui/ConfirmDialog.tsx', 'src/ui/DialogHead.tsx', 'src/ui/useClearOfNotices.ts'],
    modules: [
      '@mui/material/Dialog/Dialog',
      '@mui/material/DialogContent/Dialog',
      '@mui/material/DialogActions/Dialog',
    ],
    priority: 1.45,
  },
  {
    name: 'people',
    files: [
      'src/parts/lists/ListsStore.ts',
      'src/parts/people/EmptyTable.tsx',
      'src/parts/people/LimitBanner.tsx',
      'src/parts/seats/MoreSeats.tsx',
      'src/parts/people/SourceTag.tsx',
      'src/parts/people/exportPeople.ts',
      'src/parts/people/table/PeopleTable.tsx',
      'src/parts/people/useEmployeeActions.tsx',
      'src/parts/people/useEmployeesStore.ts',
      '../contracts/src/endpoints/employees.ts',
      '../contracts/src/endpoints/lists.ts',
    ],
    priority: 1.4,
  },
  {
    name: 'campaigns',
    files: [
      'src/app/useScoreRanges.ts',
      'src/parts/campaigns/campaignPaths.ts',
      'src/parts/campaigns/dialogs.ts',
      'src/parts/campaigns/list/CampaignName.tsx',
      'src/parts/campaigns/status/CampaignStatusBadge.tsx',
      'src/parts/campaigns/useCampaignCaller.ts',
      'src/ui/ScoreLabel.tsx',
      'src/ui/table/PercentBar.tsx',
      '../contracts/src/endpoints/subjects.ts',
      '../contracts/src/entities/scormPackage.ts',
      '../contracts/src/entities/subject.ts',
      '../contracts/src/entities/timeZone.ts',
      '../contracts/src/rules/campaigns/actions.ts',
      '../contracts/src/rules/campaigns/channels.ts',
      '../contracts/src/rules/campaigns/names.ts',
      '../contracts/src/rules/campaigns/wizard.ts',
      '../contracts/src/rules/scores/rounding.ts',
      '../contracts/src/rules/threatAreaCode.ts',
    ],
    priority: 1.3,
  },
  {
    name: 'title',
    files: ['src/ui/EditableTitle.tsx'],
    priority: 1.26,
  },
  {
    name: 'view',
    files: [
      'src/app/useFetchedFile.ts',
      'src/app/useFileNote.ts',
      'src/lib/LastShown.ts',
      'src/lib/LocalTable.ts',
      'src/lib/downloadCsv.ts',
      'src/lib/localPages.ts',
      'src/lib/saveFile.ts',
      'src/ui/ActionBar.tsx',
      'src/ui/CardSkeleton.tsx',
      'src/ui/KeyValue.tsx',
      'src/ui/LinkTabs.tsx',
      'src/ui/Popover.tsx',
      'src/ui/TextSkeleton.tsx',
      'src/ui/UnsavedDot.tsx',
      'src/ui/form/FieldSkeleton.tsx',
      'src/ui/form/useBox.ts',
      'src/ui/pictures/pictures.tsx',
      'src/ui/table/FilterLine.tsx',
      'src/ui/table/useLocalTable.ts',
      'src/ui/useNarrow.ts',
      'src/ui/useOpening.ts',
    ],
    priority: 1.25,
  },
  {
    name: 'select',
    files: ['src/ui/form/SelectBox.tsx'],
    priority: 1.24,
  },
  {
    name: 'form',
    files: [
      'src/app/drafts/likeThis.ts',
      'src/app/drafts/useFormDraft.ts',
      'src/ui/form/TextInput.tsx',
      'src/ui/form/useField.ts',
      'src/ui/form/useSaving.ts',
    ],
    priority: 1.22,
  },
  ...areaGroups,
]
