import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

/** The navigation has plain links only; the theme's other kinds are left out of every page. */
export default { default: DefaultNavbarItem };
