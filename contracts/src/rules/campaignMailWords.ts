import { inEveryLanguage, saidIn } from './everyLanguage.ts'

/** What mails of campaigns say around the company's own words; what stands in braces is filled in. */
export const campaignMailWords = {
  hello: inEveryLanguage(
    'Hello,',
    'Góðan dag, | Goddag, | Hei, | Hej, | Hei, | Guten Tag, | Hallo, | Bonjour, | Hola: | Buongiorno, | Olá, | Dzień dobry, | Dobrý den, | Γεια σας, | Merhaba, | こんにちは。 | 您好，',
  ),
  helloTo: inEveryLanguage(
    'Hello {name},',
    'Góðan dag, {name}, | Goddag {name}, | Hei {name}, | Hej {name}, | Hei {name}, | Guten Tag {name}, | Hallo {name}, | Bonjour {name}, | Hola, {name}: | Buongiorno {name}, | Olá, {name}, | Dzień dobry, {name}, | Dobrý den, {name}, | Γεια σας {name}, | Merhaba {name}, | {name}様、こんにちは。 | {name}，您好：',
  ),
  reminder: inEveryLanguage(
    'Reminder: {about}',
    'Áminning: {about} | Påmindelse: {about} | Påminnelse: {about} | Påminnelse: {about} | Muistutus: {about} | Erinnerung: {about} | Herinnering: {about} | Rappel : {about} | Recordatorio: {about} | Promemoria: {about} | Lembrete: {about} | Przypomnienie: {about} | Připomínka: {about} | Υπενθύμιση: {about} | Hatırlatma: {about} | リマインダー：{about} | 提醒：{about}',
  ),
  oneLesson: inEveryLanguage(
    'a lesson for you',
    'kennslustund fyrir þig | en lektion til dig | en leksjon til deg | en lektion till dig | oppitunti sinulle | eine Lektion für Sie | een les voor u | une leçon pour vous | una lección para usted | una lezione per te | uma lição para si | lekcja dla Ciebie | lekce pro vás | ένα μάθημα για εσάς | sizin için bir ders | レッスンのご案内 | 有一节课程等您学习',
  ),
  lessons: inEveryLanguage(
    '{n} lessons for you',
    'kennslustundir fyrir þig: {n} | {n} lektioner til dig | {n} leksjoner til deg | {n} lektioner till dig | {n} oppituntia sinulle | {n} Lektionen für Sie | {n} lessen voor u | {n} leçons pour vous | {n} lecciones para usted | {n} lezioni per te | {n} lições para si | lekcje dla Ciebie: {n} | lekce pro vás: {n} | {n} μαθήματα για εσάς | sizin için {n} ders | {n}件のレッスンのご案内 | 有 {n} 节课程等您学习',
  ),
  oneScenario: inEveryLanguage(
    '{name}: 1 scenario, about {minutes}',
    '{name}: 1 atburðarás, um {minutes} | {name}: 1 scenarie, cirka {minutes} | {name}: 1 scenario, omtrent {minutes} | {name}: 1 scenario, ungefär {minutes} | {name}: 1 tilanne, noin {minutes} | {name}: 1 Szenario, etwa {minutes} | {name}: 1 scenario, ongeveer {minutes} | {name} : 1 scénario, environ {minutes} | {name}: 1 situación, unos {minutes} | {name}: 1 scenario, circa {minutes} | {name}: 1 cenário, cerca de {minutes} | {name}: 1 scenariusz, około {minutes} | {name}: 1 situace, asi {minutes} | {name}: 1 σενάριο, περίπου {minutes} | {name}: 1 senaryo, yaklaşık {minutes} | {name}：シナリオ1件、約{minutes} | {name}：1 个情境，约 {minutes}',
  ),
  scenarios: inEveryLanguage(
    '{name}: {n} scenarios, about {minutes}',
    '{name}: atburðarásir: {n}, um {minutes} | {name}: {n} scenarier, cirka {minutes} | {name}: {n} scenarioer, omtrent {minutes} | {name}: {n} scenarier, ungefär {minutes} | {name}: {n} tilannetta, noin {minutes} | {name}: {n} Szenarien, etwa {minutes} | {name}: {n} scenario’s, ongeveer {minutes} | {name} : {n} scénarios, environ {minutes} | {name}: {n} situaciones, unos {minutes} | {name}: {n} scenari, circa {minutes} | {name}: {n} cenários, cerca de {minutes} | {name}: scenariusze: {n}, około {minutes} | {name}: situace: {n}, asi {minutes} | {name}: {n} σενάρια, περίπου {minutes} | {name}: {n} senaryo, yaklaşık {minutes} | {name}：シナリオ{n}件、約{minutes} | {name}：{n} 个情境，约 {minutes}',
  ),
  start: inEveryLanguage(
    'Start',
    'Byrja | Start | Start | Starta | Aloita | Starten | Starten | Commencer | Empezar | Inizia | Começar | Rozpocznij | Začít | Έναρξη | Başla | 開始 | 开始',
  ),
}

/** What a mail of a campaign says in a language. */
export const campaignMailWord = (
  name: keyof typeof campaignMailWords,
  language: string,
  values?: Readonly<Record<string, string | number>>,
): string => saidIn(campaignMailWords[name], language, values)

/** How long something takes, in the words of a language. */
export const minutesIn = (language: string, minutes: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes)
