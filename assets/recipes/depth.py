# v/<name>-z.npy of develop.py -> the distances that app/routes/home/focus-lens.ts reads: 255 nearest, 0 the wall, by the
# inverse of the distance as the blur of a lens goes, raised to CURVE so that three planes lie apart. usage: depth.py bloglight-planes out.webp
import os,sys,numpy as np,cv2
CURVE=.6; z=np.load(f"{os.environ['ART_DIR']}/v/{sys.argv[1]}-z.npy").astype(np.float32); d=1/np.maximum(z,.1)
near,far=np.percentile(d,99.8),np.percentile(d,.5); v=np.clip((d-far)/(near-far),0,1)**CURVE
print('nearest',1/near,'wall',1/far)
v=cv2.resize(v,(480,int(480*v.shape[0]/v.shape[1])),interpolation=cv2.INTER_AREA); cv2.imwrite(sys.argv[2].replace('.webp','.png'),(v*255).round().astype(np.uint8))
os.system(f"cwebp -quiet -q 82 -m 6 {sys.argv[2].replace('.webp','.png')} -o {sys.argv[2]}"); os.remove(sys.argv[2].replace('.webp','.png'))
