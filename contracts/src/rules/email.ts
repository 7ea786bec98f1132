export { emailMax, isEmail } from '../entities/emailAddress.ts'
