import { addons } from 'storybook/manager-api';
import { BRAND } from './brand';

addons.setConfig({ theme: matchMedia('(prefers-color-scheme: dark)').matches ? BRAND.dark : BRAND.light });
