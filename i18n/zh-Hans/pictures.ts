/** What is said of pictures: where they cannot be shown, and in the viewer. */
export const texts = {
  enlarge: '放大：{alt}',
  viewer: '图片',
  position: '第 {at} 张，共 {count} 张',
  zoom: '缩放',
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '适合窗口',
  previous: '上一张',
  next: '下一张',
  failed: '图片“{alt}”无法显示。',
  faults: {
    notPng: '图片“{alt}”无法显示：收到的不是有效的 PNG 文件。',
    pngColours: '图片“{alt}”无法显示：不支持其颜色类型。',
    sealed: '图片“{alt}”无法显示：解密失败，请重新打开页面。',
    insecure: '图片“{alt}”无法显示：浏览器只在 https 页面上解密图片。',
    gone: '图片“{alt}”已撤回。',
  },
} as const
