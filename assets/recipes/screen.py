# Another page on the laptop of service-web, without rendering it again: the camera of stills.web() says where the screen is,
# and the picture itself says how a texture looks there (fitted on the texture that it was rendered with).
#   screen.py <picture> <texture of old> <texture of new> <out.png>
import cv2,numpy as np,sys
picture,old,new=[cv2.imread(p).astype(np.float32) for p in sys.argv[1:4]]
H,W=picture.shape[:2]; h,w=old.shape[:2]; new=cv2.resize(new,(w,h),interpolation=cv2.INTER_AREA)
V=lambda *a: np.array(a,float)
unit=lambda v: v/np.linalg.norm(v)
eye,aim,focal=V(-2.9,-5.3,2.15),V(.18,.45,.86),56/36*W
ahead=unit(aim-eye); right=unit(np.cross(ahead,V(0,0,1))); up=np.cross(right,ahead)
def seen(p): q=p-eye; return [W/2+focal*(q@right)/(q@ahead),H/2-focal*(q@up)/(q@ahead)]
rise=unit(V(0,.30,.954)); middle=V(0,1.2,.10)+rise*1.2+V(0,-rise[2],rise[1])*.033; x,y=V(1.63,0,0),rise*1.02
M=cv2.getPerspectiveTransform(np.float32([[0,0],[w,0],[w,h],[0,h]]),np.float32([seen(middle+s*x+t*y) for s,t in((-1,1),(1,1),(1,-1),(-1,-1))]))
def placed(t): return cv2.GaussianBlur(cv2.resize(cv2.warpPerspective(cv2.GaussianBlur(t,(0,0),1),np.diag([2.,2.,1.])@M,(W*2,H*2)),(W,H),interpolation=cv2.INTER_AREA),(0,0),1.2)
mask=cv2.warpPerspective(np.full((h,w),255,np.uint8),M,(W,H)); before,after=placed(old),placed(new)
def features(t,yy,xx):
    q=t[yy,xx]/255; X,Y=xx[:,None]/W,yy[:,None]/H
    return np.hstack([np.ones((len(yy),1)),q,q**2,q**3,q[:,[0]]*q[:,[1]],q[:,[1]]*q[:,[2]],q[:,[0]]*q[:,[2]],X,Y,X*Y,X*X,Y*Y])
yy,xx=np.nonzero(cv2.erode(mask,np.ones((31,31)))); some=np.random.default_rng(0).choice(len(yy),60000)
look,*_=np.linalg.lstsq(features(before,yy[some],xx[some]),picture[yy[some],xx[some]],rcond=None)
yy,xx=np.nonzero(mask); a,b=np.zeros_like(picture),np.zeros_like(picture)
a[yy,xx]=features(before,yy,xx)@look; b[yy,xx]=features(after,yy,xx)@look
glare=cv2.GaussianBlur(picture-a,(0,0),14); grain=np.random.default_rng(2).normal(0,2,(H,W,1))
alpha=cv2.GaussianBlur((mask>0).astype(np.float32),(0,0),1)[...,None]
cv2.imwrite(sys.argv[4],np.clip(picture*(1-alpha)+(np.clip(b+glare,0,255)+grain)*alpha,0,255).astype(np.uint8))
