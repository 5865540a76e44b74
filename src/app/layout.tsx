import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { env } from '@/config/env';
import { product } from '@/config/product';
import { AppShell } from './AppShell';
import { collegiate, plain } from './fonts';
import './globals.css';
import { SURVIVE_TRANSLATION } from './translation';

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  title: { default: product.name, template: `%s · ${product.name}` },
  description: product.description,
  applicationName: product.name,
  appleWebApp: { title: product.shortName, statusBarStyle: 'default' },
  icons: {
    icon: [{ url: product.logo, type: 'image/svg+xml' }],
    apple: [{ url: '/icons/apple-touch-icon.png', sizes: '180x180' }],
  },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: product.colors.light },
    { media: '(prefers-color-scheme: dark)', color: product.colors.dark },
  ],
};

/**
 * Runs before the first paint. Sets the stored theme on <html>, and `data-returning` if a user was signed in here last
 * time, so neither the wrong theme nor the signed-out page flashes. Also collapses leading slashes in the path: the
 * router reads `//x` as another host and breaks.
 */
const beforePaint = `${SURVIVE_TRANSLATION}try{var l=location;if(/^\\/\\//.test(l.pathname))history.replaceState(null,'',l.pathname.replace(/^\\/+/,'/')+l.search);var d=document.documentElement.dataset,t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('returning'))d.returning='true'}catch(e){}`;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${collegiate.variable} ${plain.variable}`} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
      </head>
      <body>
        <AppShell>{children}</AppShell>
      </body>
    </html>
  );
}
