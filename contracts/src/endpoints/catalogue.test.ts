import { describe, expect, it } from 'vitest'
import { operations } from './operations.ts'

/** Copied from the specification: call, method, path, and allowed callers. */
const specifiedOperations = `
auth.getCurrentUser         GET /auth/user                                              user
auth.managerSignin          POST /auth/email/manager_signin                             public
auth.emailSignin            POST /auth/email/signin/:token                              public
auth.checkEmail             POST /auth/checkEmail                                       public
auth.updateProfile          PUT /auth/user                                              user
auth.logout                 POST /auth/logout                                           user
auth.getPrincipal           GET /acl/principal                                          user
trial.register              POST /trial                                                 public
trial.registerManager       POST /auth/manager/trial/new                                public
trial.registerFreemium      POST /freemium/test3                                        public
branding.getGlobal          GET /branding                                               public
branding.getForCompany      GET /companies/:companyId/branding                          viewer
branding.loadLanguages      GET /languages/all                                          public
branding.loadLocale         GET /locales/:code.json                                     public
branding.loadNotification   GET /notification.json                                      public
companies.listMine          GET /companies/my_companies                                 user
companies.list              GET /companies                                              partner
companies.get               GET /companies/:companyId                                   viewer
companies.create            POST /companies                                             partner
companies.update            PUT /companies/:companyId                                   admin
companies.delete            DELETE /companies/:companyId                                partner
companies.switchTrackingAnonymous POST /companies/:companyId/switchTrackingAnonymous    admin
companies.uploadLogo        POST /companies/:companyId/logo                             admin
companies.removeLogo        DELETE /companies/:companyId/logo                           admin
subscriptions.plans         GET /companies/:companyId/subscriptions/plans               admin
subscriptions.estimate      POST /companies/:companyId/subscriptions/estimate           admin
subscriptions.overview      GET /companies/:companyId/subscriptions/overview            admin
subscriptions.getPaymentToken GET /companies/:companyId/subscriptions/braintreetoken    admin
subscriptions.create        POST /companies/:companyId/subscriptions/                   admin
subscriptions.update        PUT /companies/:companyId/subscriptions/                    admin
subscriptions.canEdit       POST /companies/:companyId/subscriptions/canEditSubscriptionPlan admin
subscriptions.canReduceSeats POST /companies/:companyId/subscriptions/canReduceSeats    admin
subscriptions.canBeRemoved  GET /companies/:companyId/subscriptions/canBeRemoved        admin
subscriptions.deactivate    PUT /companies/:companyId/deactivateSubscription            partner
subscriptions.cancel        POST /companies/:companyId/subscriptions/cancel             admin
subscriptions.collect       POST /companies/:companyId/subscriptions/collect            admin
subscriptions.createPortalSession POST /companies/:companyId/create_portal_session      admin
subscriptions.assignPackage POST /data/manager/assignpackage                            user
partners.listCompanies      GET /partners/:partnerId/companies                          partner
partners.getCompany         GET /partners/:partnerId/companies/:companyId               partner
partners.deleteCompany      DELETE /partners/:partnerId/companies/:companyId            partner
partners.loadPlans          GET /partners/:partnerId/subscriptions/plans                partner
partners.estimate           POST /partners/:partnerId/subscriptions/estimate            partner
partners.subscriptionOverview GET /partners/:partnerId/subscriptions/overview           partner
partners.collectPayment     POST /partners/:partnerId/subscriptions/collect             partner
partners.listManagers       GET /partners/:partnerId/managers                           partner
partners.createManager      POST /partners/:partnerId/managers                          partner
partners.deleteManager      DELETE /partners/:partnerId/managers/:email                 partner
partners.getSettings        GET /partners/:partnerId/settings                           partner
partners.saveSettings       PUT /partners/:partnerId/settings                           partner
partners.createPortalSession POST /partners/:partnerId/create_portal_session            partner
partners.toggle             POST /partners/:partnerId/toggle                            partner
partners.openManageSession  POST /partners/:partnerId/open_manage_session               partner
integrations.list           GET /companies/:companyId/integrations                      viewer
integrations.getData        GET /companies/:companyId/integrations/:type                admin
integrations.saveData       PUT /companies/:companyId/integrations/:type                admin
integrations.listGroups     GET /companies/:companyId/integrations/:type/groups         admin
integrations.listSelected   GET /companies/:companyId/integrations/:type/selected       admin
integrations.getStatus      GET /companies/:companyId/integrations/:type/status         admin
integrations.saveRule       POST /companies/:companyId/integrations/:type/rule          admin
integrations.saveRules      POST /companies/:companyId/integrations/:type/rules         admin
integrations.deleteGroup    DELETE /companies/:companyId/integrations/:type/groups/:groupId admin
integrations.test           POST /companies/:companyId/integrations/:type/test          admin
integrations.sync           POST /companies/:companyId/integrations/:type/sync          admin
integrations.unlink         POST /companies/:companyId/integrations/:type/unlink        admin
employees.list              GET /companies/:companyId/users                             viewer
employees.search            GET /companies/:companyId/users/search                      viewer
employees.get               GET /companies/:companyId/users/user/:email                 viewer
employees.status            GET /companies/:companyId/users/status/:email               viewer
employees.update            PUT /companies/:companyId/users/:email                      admin
employees.delete            DELETE /companies/:companyId/users/:email                   admin
employees.addUsersToList    POST /companies/:companyId/users/addUsersToList             admin
employees.listTrainings     GET /companies/:companyId/users/user/:email/trainings       viewer
employees.listAssessments   GET /companies/:companyId/users/user/:email/assessments     viewer
lists.list                  GET /companies/:companyId/lists                             viewer
lists.get                   GET /companies/:companyId/lists/:listId                     viewer
lists.create                POST /companies/:companyId/lists                            admin
lists.update                PUT /companies/:companyId/lists/:listId                     admin
lists.delete                DELETE /companies/:companyId/lists/:listId                  admin
lists.listUsers             GET /companies/:companyId/lists/:listId/users               viewer
import.createUsersBatch     POST /companies/:companyId/lists/createUsersBatch           admin
content.load                GET /companies/:companyId/content                           viewer
subjects.listAll            GET /companies/:companyId/subjects/all                      viewer
subjects.listLatest         GET /companies/:companyId/subjects/latestSubjects           viewer
subjects.listLanguages      GET /companies/:companyId/subjects/languages                viewer
subjects.get                GET /companies/:companyId/subjects/:subjectId               viewer
subjects.getScormInfo       GET /companies/:companyId/subjects/scormInfo                viewer
subjects.getScorm           GET /companies/:companyId/subjects/scorm/:id                viewer
subjects.saveNote           POST /companies/:companyId/subjects/:subjectId/notes        admin
subjects.deleteNote         DELETE /companies/:companyId/subjects/:subjectId/notes/:noteId admin
catalog.load                GET /companies/:companyId/catalog                           viewer
catalog.loadThreatAreas     GET /companies/:companyId/threatAreaCatalog                 viewer
templates.list              GET /companies/:companyId/templates                         viewer
questions.list              GET /companies/:companyId/questions                         viewer
questions.get               GET /companies/:companyId/questions/:questionId             viewer
threatAreas.list            GET /threatAreas                                            user
videos.list                 GET /videos                                                 user
settings.get                GET /companies/:companyId/settings                          viewer
settings.save               PUT /companies/:companyId/settings                          admin
settings.getMailDetails     POST /companies/:companyId/mails/mailDetails                super
settings.certificatePreview GET /download/certificate/preview                           admin
managers.create             POST /companies/:companyId/managers                         admin
managers.delete             DELETE /companies/:companyId/managers/:email                admin
managers.setBillingManager  POST /companies/:companyId/managers/set_billing_manager     admin
apikeys.list                GET /companies/:companyId/apikeys                           admin
apikeys.create              POST /companies/:companyId/apikeys                          admin
apikeys.rename              PUT /companies/:companyId/apikeys/:apiKeyId                 admin
apikeys.delete              DELETE /companies/:companyId/apikeys/:apiKeyId              admin
analytics.saveEvent         POST /analytics/event                                       public
analytics.saveMetric        POST /analytics/metric                                      public
system.listHooks            GET /system/hooks                                           super
system.impersonate          POST /system/impersonate/:id                                super
system.listNotifications    GET /notifications                                          super
system.listNotificationTargets GET /notifications/targets                               super
system.listFreemiums        GET /freemiums                                              super
system.resetFreemiumCounter POST /freemiums/resetCounter                                super
system.listFreemiumVideos   GET /freemiums/videos                                       super
system.listSuperSubjects    GET /super/subjects                                         super
system.listSuperCategories  GET /super/categories                                       super
system.listSuperTemplates   GET /super/templates                                        super
system.listSuperCompanies   GET /super/companies                                        super
ppv.create                  POST /companies/:companyId/ppv                               partner
ppv.getLog                  GET /companies/:companyId/ppv_log                            admin
ppv.getTransactions         GET /companies/:companyId/ppv_transactions                   partner
ppv.addViews                POST /companies/:companyId/views                             partner
ppv.newKey                  PUT /companies/:companyId/ppvkey                             partner
ppv.getStatus               GET /companies/:companyId/ppv/status                         viewer
ppv.toggle                  POST /companies/:companyId/ppv/toggle                        admin
ppv.exportUsage             GET /companies/:companyId/ppv/export/                        admin
ppv.embed                   GET /embed                                                   public
content.validatePackage     POST /companies/:companyId/content/validate                  admin
content.uploadPackage       POST /companies/:companyId/content/upload                    admin
content.getPackage          GET /companies/:companyId/content/:scormId                   viewer
content.deletePackage       DELETE /companies/:companyId/content/:scormId                admin
content.uploadTranslation   POST /companies/:companyId/content/:scormId/translations     admin
content.updateTranslation   PUT /companies/:companyId/content/:scormId/translations/:language     admin
content.deleteTranslation   DELETE /companies/:companyId/content/:scormId/translations/:language  admin
content.previewXapi         POST /xapi/preview/statements                                public
packages.create             POST /companies/:companyId/packages                          admin
packages.download           GET /companies/:companyId/packages/:uniqueId/zip             admin
packages.downloadCmi5       GET /companies/:companyId/packages/:uniqueId/cmi5            admin
dashboard.getStatus         GET /companies/:companyId/statistics/status                 viewer
assessments.list            GET /companies/:companyId/assessments                           viewer
assessments.latest          GET /companies/:companyId/assessments/latest                    viewer
assessments.get             GET /companies/:companyId/assessments/:assessmentId             viewer
assessments.create          POST /companies/:companyId/assessments                           admin
assessments.update          PUT /companies/:companyId/assessments/:assessmentId             admin
assessments.saveDraft       POST /companies/:companyId/assessments/draft                     admin
assessments.updateDraft     PUT /companies/:companyId/assessments/:assessmentId/draft       admin
assessments.delete          DELETE /companies/:companyId/assessments/:assessmentId             admin
assessments.pause           PUT /companies/:companyId/assessments/:assessmentId/pauseAssessment admin
assessments.rename          PUT /companies/:companyId/assessments/:assessmentId/rename      admin
assessments.sendPreview     POST /companies/:companyId/assessments/sendPreview               admin
assessments.restart         POST /companies/:companyId/assessments/:assessmentId/restart     admin
assessments.resetProgress   DELETE /companies/:companyId/assessments/:assessmentId/users/:email/progress admin
assessments.remindersOverview GET /companies/:companyId/assessments/:assessmentId/reminders/overview viewer
assessments.countReminders  GET /companies/:companyId/assessments/:assessmentId/reminders/count admin
assessments.sendReminders   POST /companies/:companyId/assessments/:assessmentId/reminders  admin
assessments.listUsers       GET /companies/:companyId/assessments/:assessmentId/users       viewer
assessments.listBouncedUsers GET /companies/:companyId/assessments/:assessmentId/users/bounced viewer
assessments.addUsersToList  POST /companies/:companyId/assessments/:assessmentId/users/addUsersToList admin
assessmentReports.riskInsights GET /companies/:companyId/assessments/:assessmentId/riskInsights viewer
assessmentReports.listScores GET /companies/:companyId/assessments/:assessmentId/listScores  viewer
assessmentReports.threatAreas GET /companies/:companyId/assessments/:assessmentId/threatAreas viewer
assessmentReports.threatAreaDetail GET /companies/:companyId/assessments/:assessmentId/threatAreas/:threatAreaCode viewer
assessmentReports.keyBehaviours GET /companies/:companyId/assessments/:assessmentId/keyBehaviours viewer
assessmentReports.employees GET /companies/:companyId/assessments/:assessmentId/employees_report viewer
assessmentReports.questions GET /companies/:companyId/assessments/:assessmentId/questions_report viewer
assessmentReports.lists     GET /companies/:companyId/assessments/:assessmentId/lists       viewer
assessmentReports.answersCsv GET /companies/:companyId/assessments/:assessmentId/answers_report/csv viewer
assessmentReports.detailedCsv GET /companies/:companyId/assessments/:assessmentId/detailed_report/csv viewer
infosec.getSummary          GET /infosec/assessment/summary                                 public
trainings.list              GET /companies/:companyId/trainings                         viewer
trainings.latest            GET /companies/:companyId/trainings/latest                  viewer
trainings.get               GET /companies/:companyId/trainings/:trainingId             viewer
trainings.getStatus         GET /companies/:companyId/trainings/:trainingId/status      viewer
trainings.listUsersDetails  GET /companies/:companyId/trainings/:trainingId/perUsersDetails viewer
trainings.getUserStatus     GET /companies/:companyId/trainings/:trainingId/users/:email/status viewer
trainings.getMailLog        GET /companies/:companyId/trainings/:trainingId/users/:email/mail_log super
trainings.listUsers         GET /companies/:companyId/trainings/:trainingId/users       viewer
trainings.listBouncedUsers  GET /companies/:companyId/trainings/:trainingId/users/bounced viewer
trainings.listReminderUsers GET /companies/:companyId/trainings/:trainingId/users/reminders admin
trainings.create            POST /companies/:companyId/trainings                        admin
trainings.update            PUT /companies/:companyId/trainings/:trainingId             admin
trainings.saveDraft         POST /companies/:companyId/trainings/draft                  admin
trainings.updateDraft       PUT /companies/:companyId/trainings/:trainingId/draft       admin
trainings.delete            DELETE /companies/:companyId/trainings/:trainingId          admin
trainings.pause             PUT /companies/:companyId/trainings/:trainingId/pauseAutomation admin
trainings.rename            PUT /companies/:companyId/trainings/:trainingId/rename      admin
trainings.addUsersToList    POST /companies/:companyId/trainings/:trainingId/users/addUsersToList admin
trainings.sendPreview       POST /companies/:companyId/trainings/sendPreview            admin
trainings.countReminders    GET /companies/:companyId/trainings/:trainingId/reminders/count admin
trainings.sendReminders     POST /companies/:companyId/trainings/:trainingId/reminders  admin
trainings.resendEventMail   POST /companies/:companyId/trainings/:trainingId/events/:eventId/resend admin
trainingReports.usersCsv    GET /companies/:companyId/trainings/:trainingId/users_report/csv viewer
trainingReports.usersDetailedCsv GET /companies/:companyId/trainings/:trainingId/users_detailed_report/csv viewer
trainingReports.signInLinksCsv GET /companies/:companyId/trainings/:trainingId/users/csv admin
reports.list                GET /companies/:companyId/reports                           viewer
reports.get                 GET /companies/:companyId/reports/:reportId                 viewer
reports.create              POST /companies/:companyId/reports                          admin
reports.update              PUT /companies/:companyId/reports/:reportId                 admin
reports.delete              DELETE /companies/:companyId/reports/:reportId              admin
reports.listExecutions      GET /companies/:companyId/reports/:reportId/executions      viewer
reports.generateExecutionFile POST /companies/:companyId/reports/:reportId/executions/:executionId/generate admin
reports.downloadPdf         GET /companies/:companyId/reports/:reportId/executions/:executionId/pdf viewer
reports.downloadCsv         GET /companies/:companyId/reports/:reportId/executions/:executionId/csv viewer
trainingReports.pdf         GET /companies/:companyId/trainings/:trainingId/report      viewer
dashboard.getEvents         GET /companies/:companyId/events                            viewer
`

/** Two parameter names are more specific than in the specification. */
const toSpecifiedPath = (path: string) => path.replace(':currentEmail', ':email').replace(':userId', ':id')

describe('the API catalogue', () => {
  it('has exactly the calls, methods, paths and roles of the specification', () => {
    const expected = specifiedOperations
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/))
    const declared = operations.map(({ operation, endpoint: { method, path, who } }) => [
      operation,
      method,
      toSpecifiedPath(path),
      who,
    ])
    expect(declared.toSorted()).toEqual(expected.toSorted())
  })

  it('lets the manageUsers permission update, delete and import employees', () => {
    const open = operations.filter(({ endpoint }) => endpoint.orPermission === 'manageUsers')
    expect(open.map(({ operation }) => operation)).toEqual([
      'employees.update',
      'employees.delete',
      'import.createUsersBatch',
    ])
  })

  it('loads locales and the notification from the web host, everything else from the API', () => {
    const files = operations.filter(({ endpoint }) => endpoint.file)
    expect(files.map(({ operation }) => operation)).toEqual([
      'branding.loadLocale',
      'branding.loadNotification',
    ])
  })

  it('has one call per method and path', () => {
    const addresses = operations.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})
