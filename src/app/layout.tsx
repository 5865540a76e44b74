import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { env } from '@/config/env';
import { product } from '@/config/product';
import { AppShell } from './AppShell';
import { BEFORE_PAINT } from './beforePaint';
import { collegiate, plain } from './fonts';
import './globals.css';

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

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${collegiate.variable} ${plain.variable}`} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: BEFORE_PAINT }} />
      </head>
      <body>
        <AppShell>{children}</AppShell>
      </body>
    </html>
  );
}
