import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  // Storybook has its own Vite config, because the shop's includes things that do not belong here, such as a service
  // worker.
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
