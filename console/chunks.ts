/**
 * Chunks that are made by hand: a page that comes in sixty files is larger than in a few, for each is packed alone and
 * named in the start, and waits for a connection, of which browsers open six. 'start' is all that stands before any
 * page, 'field' what every form begins with, 'company' what everybody who is signed in asks about, 'page' and 'table'
 * what is around most pages, and what every list needs; 'icons' those of more than one page, 'shell' what stands around
 * every page. 'dialog', 'form', 'select' and 'zones' are what is made of one large library each, 'title' one that is
 * edited where it stands, 'view' and 'figures' what pages about one thing show of it. 'people' and 'campaigns' are what
 * the lists of either have in common, as 'campaignLists', 'participants' and 'wizard' for trainings and assessments; the
 * last ones are what a page shares with those parts of it that come later. What is named first takes with it all that it
 * is made of: the order is that of the priorities.
 */
export const chunks = [
  { name: 'start', test: /\/src\/app\/main\.tsx$/, priority: 4 },
  {
    name: 'field',
    test: /\/src\/(ui\/form\/TextBox|ui\/AppLink|ui\/Banner|ui\/pictures\/Picture|app\/(BrandLogo|Emphasised|useSignOut))\.tsx?$/,
    priority: 3,
  },
  {
    name: 'company',
    test: /\/contracts\/src\/(endpoints\/companies|entities\/(campaign|employee|employeeCampaigns))\.ts$/,
    priority: 2.5,
  },
  {
    name: 'page',
    test: /\/@mui\/utils\/(setRef|getReactElementRef|createChainedFunction)\/|\/src\/(app\/(Page|live\/(useLive|useRefresh))|ui\/(FewLines|Section|StatusBadge|IconTile|Truncate)|lib\/(time|calendar)Formats)\.tsx?$/,
    priority: 2,
  },
  {
    name: 'table',
    test: /\/src\/(app\/(TableTools|useExportName|drafts\/(useDraft|useKeptSelection))|lib\/(tableProps|PagedList|everyPage|paging|download)|parts\/people\/(usePeopleRefusals|dialogs)|rules\/csv|ui\/(CountBadge|table\/(DataTable|NameCell|NothingFound|dateCell|useTableAddress)))\.tsx?$/,
    priority: 2,
  },
  { name: 'icons', test: /\/icons-material\//, minShareCount: 2, priority: 1.6 },
  { name: 'shell', test: /\/src\/app\/shell\/Shell\.tsx$/, priority: 1.5 },
  { name: 'zones', test: /\/src\/rules\/zones\.ts$/, priority: 1.49 },
  {
    name: 'dialog',
    test: /\/src\/ui\/(DialogHead|ConfirmDialog)\.tsx$|\/@mui\/material\/Dialog(Content|Actions)?\/Dialog/,
    priority: 1.45,
  },
  {
    name: 'people',
    test: /\/src\/(parts\/people\/(table\/PeopleTable|useEmployeeActions|useEmployeesStore|exportPeople|AnonymousBanner|LimitBanner|MoreSeats|EmptyTable|SourceTag)|parts\/lists\/ListsStore|endpoints\/(employees|lists))\.tsx?$/,
    priority: 1.4,
  },
  {
    name: 'campaigns',
    test: /\/src\/(parts\/campaigns\/(list\/CampaignName|status\/CampaignStatusBadge|useCampaignCaller|campaignPaths|dialogs)|app\/useScoreRanges|endpoints\/subjects|entities\/(campaignName|scormPackage|subject|timeZone|trainingSave)|rules\/(scores\/rounding|campaigns\/(actions|channels|names|reminders|wizard))|ui\/(PercentBar|ScoreLabel))\.tsx?$/,
    priority: 1.3,
  },
  { name: 'title', test: /\/src\/ui\/EditableTitle\.tsx$/, priority: 1.26 },
  {
    name: 'view',
    test: /\/src\/(app\/useDirectLink|lib\/(LastShown|LocalTable|accepted|localPages|saveFile)|ui\/(ActionBar|CardSkeleton|CopyButton|KeyValue|LinkTabs|Popover|TextSkeleton|UnsavedDot|useNarrow|form\/(FieldSkeleton|useBox)|pictures\/pictures|table\/(FilterLine|useLocalTable)))\.tsx?$/,
    priority: 1.25,
  },
  { name: 'select', test: /\/src\/ui\/form\/SelectBox\.tsx$/, priority: 1.24 },
  {
    name: 'form',
    test: /\/src\/(app\/drafts\/(likeThis|useFormDraft)|ui\/form\/(TextInput|useField|useSaving))\.tsx?$/,
    priority: 1.22,
  },
  { name: 'trainings', test: /\/contracts\/src\/endpoints\/trainings\.ts$/, priority: 1.2 },
  { name: 'assessments', test: /\/contracts\/src\/endpoints\/assessments\.ts$/, priority: 1.1 },
  {
    name: 'campaignLists',
    test: /\/src\/(areas\/trainings\/(actions\/useTrainingActions|list\/TrainingsStore)|parts\/campaigns\/list\/(CampaignCounts|CampaignFilters|CampaignTabs|ListTools|NothingYet|Shown|rangeChip|tabs|useCampaignActions)|rules\/campaigns\/trainingActions|ui\/table\/SortSelect)\.tsx?$/,
    priority: 1.04,
  },
  {
    name: 'wizard',
    test: /\/src\/(parts\/campaigns\/wizard\/|ui\/(FullScreenModal|StepRail)\.)/,
    minShareCount: 4,
    priority: 1,
  },
  {
    name: 'figures',
    test: /\/src\/(parts\/campaigns\/Facts|ui\/(SteadyNumber|charts\/(ChartDoor|ChartFrame)))\.tsx?$/,
    priority: 0.96,
  },
  {
    name: 'participants',
    test: /\/src\/parts\/(campaigns\/people\/|scenarios\/dialogs)/,
    minShareCount: 2,
    priority: 0.95,
  },
  {
    name: 'assessment',
    test: /\/src\/(areas\/assessments\/detail\/|endpoints\/assessmentReports|rules\/(threatAreaCode|campaigns\/assessmentActions))/,
    minShareCount: 2,
    priority: 0.9,
  },
  { name: 'trainingWizard', test: /\/src\/areas\/trainings\/wizard\//, minShareCount: 3, priority: 0.9 },
  {
    name: 'partner',
    test: /\/src\/(areas\/partner\/(AccountStore|ofAccount|useAccountExportName|companies\/(companyColumns|useRowActions)|company\/(BlockedDialog|useEndings))|endpoints\/partners)\.tsx?$/,
    minShareCount: 2,
    priority: 0.9,
  },
]
