import type { MetadataRoute } from 'next';
import { product } from '@/config/product';

// Required for the static export: there is no server to handle the request.
export const dynamic = 'force-static';

/** The web app manifest, `/manifest.webmanifest`. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: product.name,
    short_name: product.shortName,
    description: product.description,
    lang: 'en-US',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['sports', 'games'],
    background_color: product.colors.dark,
    theme_color: product.colors.dark,
    icons: [
      { src: product.logo, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [shortcut('Roster', '/roster'), shortcut('Matchup', '/matchups'), shortcut('Draft', '/draft')],
    share_target: {
      action: '/join',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
}

/** An entry of the installed app's menu. Its page chooses the user's league. */
function shortcut(name: string, url: string) {
  return { name, url, icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }] };
}
