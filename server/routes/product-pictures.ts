/** Serves pictures of models and series as SVG documents. */
import { Hono } from 'hono'
import { AppError } from '../base/errors.ts'
import { runInSlices } from '../base/run-in-slices.ts'
import type { AppEnv } from '../http/app-env.ts'
import { textFile } from '../http/static-files.ts'
import type { PictureOf } from '../services/directory/product-pictures.ts'
import { respondWithFile } from './static-files.ts'

export const pictureRoutes = (pictureOf: PictureOf | undefined) =>
  new Hono<AppEnv>().get('/api/ProdPic/:id', async (context) => {
    const picture = pictureOf && (await runInSlices(pictureOf(context.req.param('id'))))
    if (picture === undefined) throw new AppError('unknownEntry')
    return respondWithFile(context, textFile(picture, 'image/svg+xml; charset=utf-8', false))
  })
