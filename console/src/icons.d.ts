declare module 'virtual:icon/*' {
  export { default } from '@mui/material/SvgIcon'
}
