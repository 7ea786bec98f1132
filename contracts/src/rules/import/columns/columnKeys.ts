import { foldCase } from '../../../entities/names.ts'

export const toColumnKey = (heading: string): string =>
  foldCase(heading)
    .replace(/\[[^\]]*\]|\([^)]*\)/g, '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')

const splitKeys = (text: string): readonly string[] => text.split(' ')

export const emailKeys = splitKeys(
  'email emailaddress workemail emailwork workemailaddress businessemail companyemail primaryemail useremail mail mailaddress netfang tolvupostur epost epostadresse postfang epostadress emailadresse mailadresse correo correoelectronico courriel adressemail adresseemail sahkoposti indirizzoemail userprincipalname upn username login почта 邮箱 电子邮件 メール',
)
export const firstNameKeys = splitKeys(
  'firstname givenname forename first preferredfirstname vorname fornavn fornamn prenom nombre eiginnafn fornafn etunimi voornaam nome имя',
)
export const lastNameKeys = splitKeys(
  'lastname surname familyname last nachname etternavn efternavn efternamn apellidos apellido nom eftirnafn kenninafn sukunimi achternaam cognome фамилия',
)
export const fullNameKeys = splitKeys(
  'displayname fullname name employeename workername worker preferredname legalname fulllegalname nafn fulltnafn navn namn nimi naam nombrecompleto nomcomplet 姓名 名前',
)
export const listNameKeys = splitKeys(
  'department departmentname dept orgunitpath orgunit organizationalunit supervisoryorganization costcenter costcentername unit group groups team division cohort1 deild svid abteilung afdeling avdeling avdelning departamento service osasto reparto hopur отдел 部门 部署',
)

export const headingKeys = new Set([
  ...emailKeys,
  ...firstNameKeys,
  ...lastNameKeys,
  ...fullNameKeys,
  ...listNameKeys,
])
